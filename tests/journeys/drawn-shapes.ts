import type { Locator, Page } from 'playwright-core'

/** A shape or a text of a picture, as a reader sees it. */
export interface DrawnShape {
  /** The words of a text, or `shape`: whether it is written as a circle or as a path makes no difference. */
  readonly what: string
  readonly colours: string
  /** Left, top, width and height in pixels of the picture. */
  readonly box: readonly number[]
}

/** The shapes of a plot on a page, from the back to the front. */
export function shapesOf(plot: Locator): Promise<DrawnShape[]> {
  return plot.locator('svg').first().evaluate(readShapes)
}

/** The shapes of a picture that was drawn elsewhere, seen by the same page with its letters. */
export async function shapesOfPicture(page: Page, svg: string): Promise<DrawnShape[]> {
  const room = await page.evaluateHandle((markup) => {
    const host = document.createElement('div')
    host.innerHTML = markup
    return document.body.appendChild(host)
  }, svg)
  const shapes = await room.asElement()?.$eval('svg', readShapes)
  await room.evaluate((host) => host.remove())
  return shapes ?? []
}

/** Runs in the page. */
function readShapes(svg: Element): DrawnShape[] {
  const drawn = svg.querySelectorAll<SVGGraphicsElement>(
    'path, rect, circle, ellipse, line, polyline, polygon, text',
  )
  return [...drawn].flatMap((element) => {
    if (element.closest('defs, clipPath, pattern')) return []
    const { x, y, width, height } = element.getBBox()
    const place = element.getCTM() ?? new DOMMatrix()
    const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => new DOMPoint(left, top)))
    const seen = corners.map((corner) => corner.matrixTransform(place))
    const [left, top] = [Math.min(...seen.map((spot) => spot.x)), Math.min(...seen.map((spot) => spot.y))]
    const [right, foot] = [Math.max(...seen.map((spot) => spot.x)), Math.max(...seen.map((spot) => spot.y))]
    const { fill, stroke, strokeWidth, opacity } = getComputedStyle(element)
    // Patterns are named anew by each picture.
    const colours = [fill.startsWith('url') ? 'pattern' : fill, stroke, strokeWidth, opacity].join(' ')
    const what = element.tagName === 'text' ? (element.textContent ?? '') : 'shape'
    return [{ what, colours, box: [left, top, right - left, foot - top] }]
  })
}
