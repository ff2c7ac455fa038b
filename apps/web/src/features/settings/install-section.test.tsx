import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { keepInstallOffer } from '../offline/index.ts';
import { INSTALL_COPY, InstallSection } from './install-section.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const standalone = (value: boolean) => Object.defineProperty(navigator, 'standalone', { value, configurable: true });

it('is not there where the browser has no way to install', () => {
  render(<InstallSection />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('says how by hand on iOS, and nothing once the app is on the home screen', () => {
  standalone(false);
  const { unmount } = render(<InstallSection />);
  expect(screen.getByText(INSTALL_COPY.byHand)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  standalone(true);
  render(<InstallSection />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('promises the bus only once the app is on the device', () => {
  standalone(false);
  const { unmount } = render(<InstallSection />);
  expect(screen.getByText(INSTALL_COPY.line)).toBeTruthy();
  expect(screen.queryByText(/without internet/)).toBeNull();
  unmount();
  const value = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  render(<InstallSection />);
  expect(screen.getByText(INSTALL_COPY.bus)).toBeTruthy();
  expect(screen.getByText(INSTALL_COPY.kept)).toBeTruthy();
});

it('keeps the offer of the browser, and asks with it once', async () => {
  keepInstallOffer();
  render(<InstallSection />);
  const prompt = vi.fn().mockResolvedValue({ outcome: 'dismissed' });
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: INSTALL_COPY.install }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
});
