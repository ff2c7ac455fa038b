// The toolbox, and what helped before.

export { CopingPage } from './coping-page.tsx';
export { helpedDocument, useHelped } from './helped/helped.ts';
export { type MoodToHelp, toolsToOffer } from './helped/order-tools.ts';
export { ToolPicture } from './helped/tool-picture.tsx';
