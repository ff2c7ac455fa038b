import './lights-down.css';

/**
 * Puts the page, its bar and its footer on the theme's deep palette while it stands in the document. A mark that the styles look
 * for, so that a page that was painted is dark from its first paint until it is left, whenever the app takes it over.
 */
export function LightsDown() {
  return <span hidden data-lights-down="" />;
}
