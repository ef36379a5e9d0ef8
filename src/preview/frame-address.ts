import { createContext } from 'react';

/** Where the page of the frame is. Stories show it without a server. */
export const FrameAddress = createContext('/preview/frame');
