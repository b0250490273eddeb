/** Logo of the product. */
export const BrandMark = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <path d="M9 25V7h14v18" stroke="var(--on-accent)" strokeWidth="2" strokeLinejoin="round" />
    <path d="M9 7l8 3v17l-8-2V7z" fill="var(--on-accent)" />
    <circle cx="14.4" cy="18" r="1.2" fill="var(--accent)" />
  </svg>
);
