import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import type { FindingDrawing } from '#sections/findings/finding-part.ts'
import { useFontScale, useMode } from '#web/kit/appearance.ts'
import { useRegionShapes } from './boundaries.ts'
import classes from './small-picture.module.css'
import { svgElement } from './svg-element.ts'

interface SmallPictureProps {
  readonly picture: Pick<FindingDrawing, 'size' | 'map' | 'picture'> & {
    /** Empty: it shows the numbers beside it, and is read by nobody aloud. */
    readonly alternative: string
  }
}

const NO_SHAPES = new Map<never, never>()

/** A small picture at its own size, smaller where there is less room. */
export function SmallPicture({ picture: { size, map, alternative, picture } }: SmallPictureProps) {
  const host = useRef<HTMLDivElement>(null)
  const id = useId()
  const mode = useMode()
  const fontScale = useFontScale()
  const shapes = useRegionShapes(map)
  const { width, height } = size
  const drawn = useMemo(
    () => picture({ width, height, mode, fontScale }, shapes ?? NO_SHAPES),
    [picture, width, height, mode, fontScale, shapes],
  )
  useLayoutEffect(() => {
    const drawing = svgElement(pictureSvg(drawn, { id }))
    drawing.setAttribute('aria-hidden', 'true')
    host.current?.replaceChildren(drawing)
  }, [drawn, id])
  const named =
    alternative === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alternative }
  return <div ref={host} className={classes.picture} style={{ maxWidth: width }} {...named} />
}
