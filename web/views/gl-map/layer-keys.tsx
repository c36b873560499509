import type { MapModel } from '#charts/map/model.ts'
import type { Mode } from '#charts/tokens.ts'
import { message } from '#domain/message/message.ts'
import type { MapLayerName } from '#sections/maps/layers.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { CircleLegend } from './circle-legend.tsx'
import type { GlMap } from './engine.ts'
import { GlLegend, OverKey } from './gl-legend.tsx'
import classes from './layer-keys.module.css'
import type { Overlay } from './overlay.ts'
import { TwoWayKey } from './two-way-key.tsx'

interface LayerKeyProps {
  readonly layer: MapLayerName
  readonly model: MapModel
  readonly mode: Mode
  /** The map itself; null while it is made. */
  readonly map: GlMap | null
  readonly over: Overlay
}

/** The key of a map layer: its colours and signs. */
export function LayerKey({ layer, model, mode, map, over }: LayerKeyProps) {
  const { text } = useLanguage()
  if (layer === 'regions') {
    if (model.two) return <TwoWayKey model={model} two={model.two} />
    return model.inCircles ? <OverKey {...{ model, mode }} /> : <GlLegend {...{ model, mode }} />
  }
  if (layer === 'circles') return map && <CircleLegend {...{ model, map }} />
  if (layer === 'names') return null
  if (layer === 'facilities') return <FacilitiesKey count={over.points.length} />
  return (
    <Row gap={8} align="center">
      <i className={classes.sign} data-layer={layer} />
      <Text as="span" tone="soft" size={13}>
        {text(message('maps.layer-key', { name: layer }))}
      </Text>
    </Row>
  )
}

/** A point, and a circle that stands for several. */
function FacilitiesKey({ count }: { readonly count: number }) {
  const { text } = useLanguage()
  return (
    <Stack gap={4}>
      <Row wrap gap={16} rows={4} align="center">
        <Row gap={8} align="center">
          <i className={classes.point} />
          <Text as="span" tone="soft" size={13}>
            {text(message('maps.key-one'))}
          </Text>
        </Row>
        <Row gap={8} align="center">
          <i className={classes.several}>5</i>
          <Text as="span" tone="soft" size={13}>
            {text(message('maps.key-several'))}
          </Text>
        </Row>
      </Row>
      <Text tone="soft" size={13}>
        {text(message('maps.key-placed', { count }))}
      </Text>
    </Stack>
  )
}
