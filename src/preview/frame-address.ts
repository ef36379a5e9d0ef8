import { createContext } from 'react';

/** The address of the frame's page. Stories show it without a server. */
export const FrameAddress = createContext('/preview/frame');
