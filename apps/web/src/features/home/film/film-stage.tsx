import '../../../styles/tokens.css';
import './film-stage.css';
import type { WonderlingId } from '@wonderlings/account/catalogue';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadDrawing } from '../../../art/companions/drawing-loader.ts';
import type { Drawable } from '../../../art/companions/rig/character.ts';
import { FilmScene } from './film-scene.tsx';
import { FILM_RATE, FILM_SECONDS } from './timing.ts';
import { troupeAt } from './troupe.ts';

declare global {
  interface Window {
    /** For scripts/film.mjs: shows the picture at so many seconds. */
    film?: { readonly seconds: number; readonly rate: number; readonly show: (time: number) => void };
  }
}

const stage = document.getElementById('stage');
if (!stage) throw new Error('film-stage.html has no #stage');
const root = createRoot(stage);

const drawables: Partial<Record<WonderlingId, Drawable>> = {};
for (const { who } of troupeAt(0)) drawables[who] = (await loadDrawing(who)).drawable;

const show = (time: number) => flushSync(() => root.render(<FilmScene time={time} drawables={drawables} />));
show(FILM_SECONDS);
window.film = { seconds: FILM_SECONDS, rate: FILM_RATE, show };
