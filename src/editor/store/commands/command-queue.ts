export function createCommandQueue(): <Answer>(command: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (command) => {
    const answer = last.then(command, command);
    last = answer;
    return answer;
  };
}
