/** The sign of the house; its name always stands beside it. */
export function BrandMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 4c13 0 21 9 20 21C43 37 35 45 23 44 11 43 3 35 4 23 5 11 13 4 24 4z" fill="var(--primary)" />
      <path d="M10 34c4-9 9-13 14-13s10 4 14 13c-4 6-8 9-15 9s-10-3-13-9z" fill="var(--accent)" />
      <path
        d="M24 4.500c13 0 20 8.500 19.500 20.500C43 37 35 44 23 43.500 11 43 4 35 4.500 23 5 11 13 4.500 24 4.500z"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.500"
      />
      <g fill="var(--line)">
        <ellipse cx="18" cy="20" rx="2.400" ry="3.200" />
        <ellipse cx="30" cy="20" rx="2.400" ry="3.200" />
      </g>
      <path
        d="M20 26.500c2.500 2.500 5.500 2.500 8 0"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </svg>
  );
}
