type Styled = HTMLElement | SVGElement

const LOOKS = ['fill', 'stroke', 'stroke-width', 'opacity'] as const

/**
 * Writes into the parts of drawings what style sheets say of them, as of the parts of the mark: a picture of the page takes along only
 * what they say themselves. What draws figures says it already. Regions that scroll get no bars: a picture has nothing to scroll.
 * Answers what takes it away again.
 */
export function keepLooks(page: ParentNode = document): () => void {
  const parts = [...page.querySelectorAll<SVGElement>('svg *')].filter(
    (part) => !part.closest('[data-picture]'),
  )
  const regions = [...page.querySelectorAll<HTMLElement>(':not(svg *)')].filter((region) =>
    /auto|scroll/.test(getComputedStyle(region).overflow),
  )
  const looksOf = (part: Styled) => {
    const style = getComputedStyle(part)
    return LOOKS.map((name) => [name, style.getPropertyValue(name)] as const)
  }
  const looks = [
    ...parts.map((part) => [part, looksOf(part)] as const),
    ...regions.map((region) => [region, [['overflow', 'hidden']]] as const),
  ]
  const before = looks.map(([part]) => [part, part.getAttribute('style')] as const)
  for (const [part, own] of looks) {
    for (const [name, value] of own) part.style.setProperty(name, value)
  }
  return () => {
    for (const [part, style] of before) {
      if (style === null) part.removeAttribute('style')
      else part.setAttribute('style', style)
    }
  }
}
