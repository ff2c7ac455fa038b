// The toolbox, and what helped before.

export { CopingPage } from './components/coping-page.tsx';
export { copingSearch } from './coping-search.ts';
export { ToolPicture } from './helped/tool-picture.tsx';
export { type MoodToHelp, toolsToOffer } from './helped/tools-to-offer.ts';
export { useHelped } from './helped/use-helped.ts';
