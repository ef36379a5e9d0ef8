/**
 * Shows that the application could not be loaded, without any of its code: uses plain elements with the texts of
 * `StartFailure`.
 */
export function showUnloaded(): void {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.lang = 'en';
  box.style.cssText = 'font: 16px/1.5 system-ui, sans-serif; text-align: center; padding: 25vh 24px';
  const heading = document.createElement('h1');
  // The server sets the title to the installation's name.
  heading.textContent = `${document.title} could not be loaded`;
  const text = document.createElement('p');
  text.textContent = 'Can’t reach the server. Check your connection and try again.';
  const button = document.createElement('button');
  button.textContent = 'Try again';
  button.addEventListener('click', () => location.reload());
  box.append(heading, text, button);
  document.getElementById('root')?.replaceChildren(box);
}
