import { IconHome, IconMinus, IconPlus } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { GlMap } from './engine.ts'
import classes from './gl-plot.module.css'
import { type Bounds, hasReducedMotion, showWhole } from './whole-map.ts'

interface GlButtonsProps {
  readonly map: GlMap
  /** The bounds of the whole map. */
  readonly bounds: Bounds
}

/** Closer, farther, and the whole map. */
export function GlButtons({ map, bounds }: GlButtonsProps) {
  const { text } = useLanguage()
  const animate = !hasReducedMotion()
  return (
    <Stack gap={4} className={classes.buttons} onClick={(event) => event.stopPropagation()}>
      <IconButton label={text(message('maps.closer'))} onClick={() => map.zoomIn({ animate })}>
        <IconPlus size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={text(message('maps.farther'))} onClick={() => map.zoomOut({ animate })}>
        <IconMinus size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={text(message('maps.whole'))} onClick={() => showWhole(map, bounds)}>
        <IconHome size={18} aria-hidden="true" />
      </IconButton>
    </Stack>
  )
}
