import { noSourceOf } from '#domain/frame/none.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { latestByClass } from '#domain/narrative/stated-figure.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { indicatorResource } from '#web/queries/indicator-data.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { FigureList } from './figure-list.tsx'
import classes from './mention-layer.module.css'

interface MentionCardProps {
  readonly id: string
  readonly anchor: HTMLElement | null
  readonly asked: { readonly indicator: number; readonly location: number }
  readonly catalogue: Catalogue
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
}

/** The newest figure of each class of source, beside the name that was pointed at. */
export function MentionCard({ id, anchor, asked, catalogue, ...pointer }: MentionCardProps) {
  const data = useResource(indicatorResource(asked.indicator))
  const card = useRef<HTMLDivElement>(null)
  const place = useRoom(anchor, card)
  const language = useLanguage()
  const { reference } = catalogue
  const indicator = reference.indicators.get(asked.indicator)
  const location = reference.locations.get(asked.location)
  if (!indicator || !location) return null
  const latest =
    data.status === 'ready'
      ? latestByClass({
          table: data.value.table,
          reference,
          indicator: indicator.id,
          location: location.id,
          currentYear: new Date().getFullYear(),
        })
      : null
  return (
    <div ref={card} id={id} role="tooltip" className={classes.card} style={place} {...pointer}>
      <h3>
        {language.text(
          message('widgets.subject', { indicator: indicatorName(indicator), place: placeName(location) }),
        )}
      </h3>
      {data.status === 'failed' && <p>{language.text(message('widgets.figures-failed'))}</p>}
      {data.status === 'loading' && <p>{language.text(message('widgets.figures-loading'))}</p>}
      {latest?.size === 0 && (
        <p>{language.text(message('widgets.no-figure-here', { none: noSourceOf(reference) }))}</p>
      )}
      {latest && latest.size > 0 && (
        <FigureList figures={[...latest.values()]} indicator={indicator} catalogue={catalogue} />
      )}
    </div>
  )
}

/** Below the name where there is room, else above it; never outside the window. The card grows when its figures arrive. */
function useRoom(anchor: HTMLElement | null, card: React.RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>({ left: -9999, top: 0 })
  useLayoutEffect(() => {
    const element = card.current
    if (!anchor || !element) return
    const move = () => setPlace(roomFor(anchor.getBoundingClientRect(), element.getBoundingClientRect()))
    const sizes = new ResizeObserver(move)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [anchor, card])
  return place
}

function roomFor(box: DOMRect, { width, height }: DOMRect) {
  const below = box.bottom + 6
  const top = below + height < window.innerHeight ? below : Math.max(8, box.top - height - 6)
  return { left: Math.max(8, Math.min(box.left, window.innerWidth - width - 8)), top }
}
