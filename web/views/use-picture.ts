import { useEffect, useLayoutEffect, useMemo } from 'react'
import { markSpots, type MarkSpot } from '#charts/drawing/mark-spots.ts'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import type { SvgNode } from '#charts/drawing/svg-node.ts'
import type { Figure } from '#charts/figure.ts'
import type { Picture } from '#charts/picture/picture.ts'
import { useFontScale, useMode } from '#web/kit/appearance.ts'
import { waits } from '#web/files/drawn.ts'
import { boundariesOf, useBoundaries } from './boundaries.ts'
import { nameMarks } from './name-marks.ts'
import { svgElement } from './svg-element.ts'
import { useId } from '#web/kit/use-id.ts'

export interface ShownPicture {
  /** `failed` when the boundaries of its map could not be loaded, `far` while nobody is near enough to see it. */
  readonly status: 'loading' | 'drawn' | 'failed' | 'far'
  /** Where each mark of the figure stands. */
  readonly spots: readonly (MarkSpot | null)[]
  /** The drawing; null until it is whole. */
  readonly picture: Picture | null
  readonly retry: () => void
}

interface PictureHost {
  readonly host: React.RefObject<HTMLDivElement | null>
  readonly figure: Figure
  /** In CSS pixels; 0 until the page knows it. */
  readonly width: number
  readonly height: number
  /** It is drawn once the reader is near; null: that is not known yet. */
  readonly isNear: boolean | null
  /** Marks on top of the picture, in its pixels. */
  readonly above?: ((picture: Picture) => readonly SvgNode[]) | undefined
}

/** Draws a figure into an element, again on every change of figure, size or appearance. */
export function usePicture({ host, figure, width, height, isNear, above }: PictureHost): ShownPicture {
  const mode = useMode()
  const fontScale = useFontScale()
  const id = useId()
  const picture = useMemo(
    () =>
      !isNear || width === 0 || height === 0 ? null : figure.picture({ width, height, mode, fontScale }),
    [figure, width, height, isNear, mode, fontScale],
  )
  const map = picture?.waitsFor ?? null
  const boundaries = useBoundaries(map).status
  const isWhole = picture !== null && map === null
  // Marked as waiting until the boundaries are there, and given up when they cannot be had. Nobody waits for what is far.
  const isFar = isNear === false
  const isOver = isFar || isWhole || boundaries === 'failed'
  useEffect(() => (isOver ? undefined : waits()), [isOver])
  useLayoutEffect(() => {
    if (!picture || !isWhole) return
    const drawing = svgElement(pictureSvg(picture, { id, above: above?.(picture) ?? [] }))
    nameMarks(drawing, figure.marks)
    host.current?.replaceChildren(drawing)
  }, [host, figure, picture, isWhole, id, above])
  const spots = useMemo(
    () => (picture && isWhole ? markSpots(picture, figure.marks) : []),
    [picture, isWhole, figure],
  )
  const status = isWhole ? 'drawn' : isFar ? 'far' : boundaries === 'failed' ? 'failed' : 'loading'
  return {
    status,
    spots,
    picture: isWhole ? picture : null,
    retry: () => map !== null && boundariesOf(map).load(),
  }
}
