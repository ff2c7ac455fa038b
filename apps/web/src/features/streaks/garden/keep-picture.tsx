import { type RefObject, useState } from 'react';
import { saveFile } from '../../../lib/files.ts';
import { logFailure } from '../../../lib/log.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { IconShape } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { REPLAY_COPY } from './garden.copy.ts';

/** Saves the meadow as it is now, after the child has read what is in it and said yes. */
export function KeepPicture({ picture }: { readonly picture: RefObject<SVGSVGElement | null> }) {
  const [asking, setAsking] = useState(false);
  const [making, setMaking] = useState(false);

  async function keep() {
    if (!picture.current) return;
    setMaking(true);
    try {
      await keepPicture(picture.current, REPLAY_COPY.fileName);
      setAsking(false);
      toast(REPLAY_COPY.kept);
    } catch (error) {
      logFailure('The picture of the garden could not be made', error);
      toast({ ...REPLAY_COPY.notKept, variant: 'destructive' });
    }
    setMaking(false);
  }
  return (
    <>
      <Button icon={flowerIcon} onClick={() => setAsking(true)}>
        {REPLAY_COPY.keep}
      </Button>
      <Dialog open={asking} onOpenChange={setAsking} title={REPLAY_COPY.keep} description={REPLAY_COPY.keepNote}>
        <Button variant="main" pending={making} pendingLabel={REPLAY_COPY.keeping} onClick={() => void keep()}>
          {REPLAY_COPY.keep}
        </Button>
      </Dialog>
    </>
  );
}

/** Sharp on paper too: the meadow's units are about CSS pixels. */
const PIXELS_PER_UNIT = 2;

/**
 * Makes a picture file of a drawing, on this device and nowhere else, and hands it to the downloads. Only shapes go into it:
 * what is written for screen readers is taken out.
 * @throws Error when the browser cannot make one
 */
async function keepPicture(drawing: SVGSVGElement, fileName: string): Promise<void> {
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

/** A picture with a flower in it: what is kept. */
const flowerIcon: IconShape = {
  fill: 'M4 5h16v14H4z',
  line: 'M5.500 4.500h13c.8 0 1.500.7 1.500 1.500v12c0 .8-.7 1.500-1.500 1.500h-13c-.8 0-1.500-.7-1.500-1.500V6c0-.8.7-1.500 1.500-1.500zM12 16.500V11M12 11c-2.500.6-3.600-1.600-2.500-3 1 .3 1.800.6 2.500 1.200.7-.6 1.500-.9 2.500-1.200 1.100 1.400 0 3.600-2.500 3zM12 14.500c1.500 0 2.500-.6 3-1.600',
};
