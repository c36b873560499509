import { beforeAll, describe, expect, test } from 'vitest'
import { shapesOf } from '#charts/picture/drawing.ts'
import type { Picture } from '#charts/picture/picture.ts'
import { plotIn } from '#charts/plot/coordinates.ts'
import { measuredWidth } from '#charts/plot/measured-width.ts'
import type { View } from '#charts/view.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { figureOfView } from './draw-view.ts'

let data: ShippedData

beforeAll(async () => {
  data = await readShippedData()
})

/** The words of a picture that lie level, and its level lines, in pixels. */
function standing(picture: Picture) {
  const shapes = picture.layers.flatMap((layer) => {
    const area = picture.plots[layer.plot]
    return area ? layer.draw(plotIn(area, picture.theme)).flatMap(shapesOf) : []
  })
  const words = shapes.flatMap((shape) => {
    if (shape.type !== 'text' || shape.style.upright === true || shape.style.text === '') return []
    const [, weight = '400', size = '12'] = /(?:(\d+) )?([\d.]+)px/.exec(shape.style.font) ?? []
    const width = measuredWidth(shape.style.text, Number(size), Number(weight))
    const { align = 'left', text } = shape.style
    const left = align === 'right' ? shape.x - width : align === 'center' ? shape.x - width / 2 : shape.x
    // Capitals are about three quarters as high as the size of the type.
    const half = Number(size) * 0.38
    return [{ text, left, right: left + width, top: shape.y - half, bottom: shape.y + half }]
  })
  const lines = shapes.flatMap((shape) => {
    if (shape.type !== 'line' || shape.shape.y1 !== shape.shape.y2) return []
    const { x1, x2, y1 } = shape.shape
    return [{ left: Math.min(x1, x2), right: Math.max(x1, x2), y: y1 }]
  })
  return { words, lines }
}

async function pictureOf(view: View, width: number): Promise<Picture | null> {
  const [indicator = 0] = view.indicators
  const table = data.tableOf(indicator)
  const { reference } = data
  const figure = await figureOfView({ view, table, reference, currentYear: 2026, language: english })
  if (figure.empty) return null
  return figure.picture({ width, height: figure.height(width), mode: 'light', fontScale: 1 })
}

describe('words of a trend', () => {
  test.each([560, 900, 1200])(
    'lie beside those of targets, for every indicator that has one, at %i pixels',
    async (width) => {
      const met: string[] = []
      const aimed = [...data.reference.indicators.values()].filter(
        ({ nationalTarget, sdgTarget }) => nationalTarget !== null || sdgTarget !== null,
      )
      for (const { id } of aimed) {
        const view = {
          kind: 'trend',
          indicators: [id],
          sources: [2],
          locations: [1],
          periods: [],
          options: {},
        } as const
        const picture = await pictureOf(view, width)
        const { words } = picture ? standing(picture) : { words: [] }
        const targets = words.filter(({ text }) => /^(NT|SDG)/.test(text))
        for (const target of targets) {
          for (const other of words) {
            const isMet =
              other !== target &&
              other.left < target.right &&
              target.left < other.right &&
              other.top < target.bottom &&
              target.top < other.bottom
            if (isMet) met.push(`${id}: ${target.text} / ${other.text}`)
          }
        }
      }
      expect(met).toEqual([])
    },
  )
})

test.each([560, 900])(
  'what dots mean is not struck through by a whisker, in any state and for its LGAs, at %i pixels',
  async (width) => {
    const struck: string[] = []
    const places = [...data.reference.locations.values()].filter(({ level }) => level <= 3)
    let found = 0
    for (const { id, name } of places) {
      for (const source of [2, 101]) {
        const view: View = {
          kind: 'distribution',
          indicators: [18],
          sources: [source],
          locations: [id],
          periods: [],
          options: {},
        }
        const picture = await pictureOf(view, width)
        const { words, lines } = picture ? standing(picture) : { words: [], lines: [] }
        for (const { text, left, right, top, bottom } of words) {
          if (!text.startsWith('Not clearly different')) continue
          found += 1
          const isStruck = lines.some(
            (one) => one.y > top && one.y < bottom && one.left < right && one.right > left,
          )
          if (isStruck) struck.push(`${name}: ${text}`)
        }
      }
    }
    expect(struck).toEqual([])
    expect(found).toBeGreaterThan(0)
  },
)
