import { useLayoutEffect, useMemo } from 'react'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import type { FindingDrawing } from '#sections/findings/finding-part.ts'
import { useFontScale, useMode } from '#web/kit/appearance.ts'
import { useSize } from '#web/kit/use-size.ts'
import { useRegionShapes } from './boundaries.ts'
import classes from './small-picture.module.css'
import { svgElement } from './svg-element.ts'
import { useId } from '#web/kit/use-id.ts'

interface SmallPictureProps {
  readonly picture: Pick<FindingDrawing, 'size' | 'map' | 'picture'> & {
    /** Empty: it shows the numbers beside it, and is read by nobody aloud. */
    readonly alternative: string
  }
  /** It is as wide as its place, and keeps its height. */
  readonly isWide?: boolean
}

const NO_SHAPES = new Map<never, never>()

/** A small picture at its own size, smaller where there is less room. */
export function SmallPicture({ picture: shown, isWide = false }: SmallPictureProps) {
  const { size, map, alternative, picture } = shown
  const [host, room] = useSize<HTMLDivElement>()
  const id = useId()
  const mode = useMode()
  const fontScale = useFontScale()
  const shapes = useRegionShapes(map)
  const { height } = size
  const width = isWide && room.width > 0 ? room.width : size.width
  const drawn = useMemo(
    () => picture({ width, height, mode, fontScale }, shapes ?? NO_SHAPES),
    [picture, width, height, mode, fontScale, shapes],
  )
  useLayoutEffect(() => {
    const drawing = svgElement(pictureSvg(drawn, { id }))
    drawing.setAttribute('aria-hidden', 'true')
    host.current?.replaceChildren(drawing)
  }, [host, drawn, id])
  const named =
    alternative === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alternative }
  return <div ref={host} className={classes.picture} style={isWide ? {} : { maxWidth: width }} {...named} />
}
