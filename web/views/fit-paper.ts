/** Pixels on paper: the table of sources and the trend below it stand on one page then. */
const WIDEST = 520

/**
 * A chart is laid out for the screen and does not hear of the paper's width. While printing, its drawing is scaled as a
 * whole to the width that the page gives it, but never made larger. Returns the function that ends this.
 */
export function fitPaperWhilePrinting(host: React.RefObject<HTMLElement | null>): () => void {
  let undo: (() => void)[] = []
  const before = () => {
    const drawing = host.current?.querySelector('svg')
    const box = drawing?.parentElement
    const plot = host.current?.parentElement
    if (!drawing || !box || !plot) return
    drawing.setAttribute('viewBox', `0 0 ${drawing.clientWidth} ${drawing.clientHeight}`)
    undo = [
      restyle(plot, { height: 'auto' }),
      restyle(box, {
        width: '100%',
        'max-width': `${Math.min(drawing.clientWidth, WIDEST)}px`,
        height: 'auto',
      }),
      restyle(drawing, { position: 'static', width: '100%', height: 'auto' }),
      () => drawing.removeAttribute('viewBox'),
    ]
  }
  const after = () => {
    for (const step of undo) step()
    undo = []
  }
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}

/** Sets styles and returns the function that puts the earlier ones back. */
function restyle(element: HTMLElement | SVGElement, styles: Readonly<Record<string, string>>): () => void {
  const earlier = Object.keys(styles).map((name) => [name, element.style.getPropertyValue(name)] as const)
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
  return () => {
    for (const [name, value] of earlier) element.style.setProperty(name, value)
  }
}
