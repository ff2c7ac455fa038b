import { render, screen, within } from '@testing-library/react';
import type { MonthFigures } from '@wonderlings/history/month-contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mayasMonth } from '../month.fixture.ts';
import { bedsOf, unsavedNames } from './beds.ts';
import { Daytime, DaytimePicture } from './daytime.tsx';
import { House } from './house.tsx';
import { BedPicture, Meadow } from './meadow.tsx';
import { Minutes } from './minutes.tsx';
import { RowPicture, Rows } from './rows.tsx';
import { Stream, StreamPicture } from './stream.tsx';
import { strandsOf } from './stream-shape.ts';
import { visitsOf } from './visits.ts';

const november = mayasMonth('2026-11');
const empty: MonthFigures = {
  ...november,
  days: [],
  activities: [],
  rows: { latest: [], longest: 0, checkIns: 0 },
  weeks: [],
};
/** An element a line, so that a changed picture shows where it changed; classes by their names alone, which move with no file. */
const markup = (picture: React.ReactNode) =>
  renderToStaticMarkup(picture)
    .replaceAll('><', '>\n<')
    .replaceAll(/_(\w+?)_[0-9a-f]{6}\b/g, '$1');
const golden = (name: string) => `./golden/${name}.txt`;
const link = (localDate: string, day: React.ReactNode) => <a href={`#${localDate}`}>{day}</a>;

describe('the pictures of Maya’s November are those that were looked at', () => {
  it.each([
    ['narrow', 310, false],
    ['wide', 600, true],
  ] as const)('time of day, %s', async (name, width, isWide) => {
    const visits = visitsOf(november);
    await expect(markup(<DaytimePicture visits={visits} width={width} isWide={isWide} />)).toMatchFileSnapshot(
      golden(`daytime-${name}`),
    );
  });

  it('beds of the meadow', async () => {
    const beds = bedsOf(november).map((bed) => (
      <BedPicture key={bed.id} bed={bed} month="2026-11" width={470} isWide />
    ));
    await expect(markup(beds)).toMatchFileSnapshot(golden('meadow-wide'));
  });

  it('rows of days', async () => {
    const rows = november.rows.latest.map((row) => <RowPicture key={row.first} row={row} />);
    await expect(markup(rows)).toMatchFileSnapshot(golden('rows'));
  });

  it('the stream', async () => {
    const { weeks, today } = november;
    const picture = <StreamPicture weeks={weeks} strands={strandsOf(weeks)} today={today} width={310} isWide={false} />;
    await expect(markup(picture)).toMatchFileSnapshot(golden('stream-narrow'));
  });

  it('the house', async () => {
    await expect(markup(<House figures={november} name="Maya" linkDay={link} />)).toMatchFileSnapshot(golden('house'));
  });
});

describe('each picture has a sentence, a name and its table', () => {
  const charts = [
    [
      'Days with a light on',
      <House key="h" figures={november} name="Maya" linkDay={link} />,
      ['Nov 1', '3', 'checked in'],
    ],
    ['The meadow of feelings', <Meadow key="m" figures={november} />, ['Nov 1', 'Okay (2)']],
    ['Minutes by activity', <Minutes key="t" figures={november} />, ['Journal', '32', '5', '7 min']],
    ['Time of day', <Daytime key="d" figures={november} />, ['11:00 am', '1']],
    ['Rows of days', <Rows key="r" figures={november} />, ['Nov 16', 'Nov 21', '6', 'none']],
    [
      'Twelve weeks of feelings',
      <Stream key="s" figures={november} />,
      ['Aug 30', '–', '2', '–', '1', '1', '–', '–', '1'],
    ],
  ] as const;

  it.each(charts)('%s', (title, chart, first) => {
    render(chart);
    const figure = screen.getByRole('figure', { name: title });
    expect(figure.querySelector('figcaption p')?.textContent?.length).toBeGreaterThan(30);
    const table = within(figure).getByRole('table', { hidden: true });
    const [, row] = within(table).getAllByRole('row', { hidden: true });
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual(first);
    for (const picture of figure.querySelectorAll('[role="img"]'))
      expect(picture.getAttribute('aria-label')).toBeTruthy();
  });
});

it('says of each day of the house what it was, and links those on which the child was there', () => {
  render(<House figures={november} name="Maya" linkDay={link} />);
  const days = screen.getAllByRole('listitem').slice(0, 30);
  expect(days.map((day) => day.textContent)).toEqual(
    expect.arrayContaining(['5, a rest day', '14, not here', '21, today, 6 things done', '22, still to come']),
  );
  expect(screen.getAllByRole('link')).toHaveLength(18);
});

it('leaves out what there is none of, and says so', () => {
  render(
    <>
      <Meadow figures={empty} />
      <Minutes figures={empty} />
      <Daytime figures={empty} />
      <Rows figures={empty} />
      <Stream figures={empty} />
    </>,
  );
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(screen.queryAllByRole('table', { hidden: true })).toEqual([]);
  expect(screen.queryByText('Twelve weeks of feelings')).toBeNull();
  expect(screen.getByText('Nothing timed this month.')).toBeTruthy();
  expect(unsavedNames(bedsOf(november))).toEqual(['A Little Scared', 'Happy', 'Sad', 'Angry', 'Excited']);
});
