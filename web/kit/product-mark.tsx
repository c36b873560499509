/** The mark of the product: its ground takes the colour that the style of the place gives `rect`. */
export function ProductMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" rx="7" />
      <path d="M17 6.2 22 11.2 17 16.2 12 11.2Z" />
      <path d="M8 18h7.6v7.6H8z" />
      <circle cx="22.2" cy="21.8" r="4.1" />
    </svg>
  )
}
