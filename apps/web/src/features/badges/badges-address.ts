/** What an address says of the badges: `?kind=badge&id=first-step` opens why that one was earned. */
export interface BadgesAddress {
  /** Which kind is shown, as `/api/rewards/{kind}/{id}/why` knows it; badges, when not said. */
  readonly kind?: string | undefined;
  /** The one whose "Why did I get this?" is open. */
  readonly id?: string | undefined;
}

/** What the tab is given: what the address says, and how to have it say something else. */
export interface BadgesTabProps {
  readonly search: BadgesAddress;
  readonly onSearch: (search: BadgesAddress & { readonly tab: 'badges' }) => void;
}
