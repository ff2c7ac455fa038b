import { saveFile } from '../../../lib/save-file.ts';

/** Sharp on paper too: the meadow's units are about CSS pixels. */
const PIXELS_PER_UNIT = 2;

/**
 * Makes a picture file of a drawing, on this device and nowhere else, and hands it to the downloads. Only shapes go into it:
 * what is written for screen readers is taken out.
 * @throws Error when the browser cannot make one
 */
export async function keepPicture(drawing: SVGSVGElement, fileName: string): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal;
  const url = URL.createObjectURL(new Blob([svgFileOf(drawing)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * PIXELS_PER_UNIT;
    canvas.height = height * PIXELS_PER_UNIT;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    saveFile(await pngOf(canvas), fileName);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The drawing as a file that stands alone: with the colours that the page's style sheets give it, and without words. */
export function svgFileOf(drawing: SVGSVGElement): string {
  // The deep copy of an SVG element is one.
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  const themed = [...drawing.querySelectorAll('[data-themed]')];
  copy.querySelectorAll('[data-themed]').forEach((shape, index) => {
    const original = themed[index];
    if (original) shape.setAttribute('fill', getComputedStyle(original).fill);
  });
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...element.attributes]) {
      if (/^(aria-|data-|class$|role$|style$)/.test(name)) element.removeAttribute(name);
    }
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), 'image/png');
  });
}
