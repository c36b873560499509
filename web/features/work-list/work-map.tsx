import { useMemo } from 'react'
import { workMap, workMapContent } from '#charts/small/work-map.ts'
import type { Surface } from '#charts/picture/surface.ts'
import type { RegionShape } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { WORK_STANDINGS } from '#domain/work-list/work-standing.ts'
import {
  countOf,
  type SaidList,
  standingTitle,
  standingWord,
  workFirst,
  workMapAbout,
} from '#domain/work-list/work-words.ts'
import { useOnPaper } from '#web/kit/appearance.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { SmallPicture } from '#web/views/small-picture.tsx'
import classes from './work-list.module.css'
import { workMapName } from '#charts/small/work-map-name.ts'

interface WorkMapProps {
  readonly said: SaidList
  readonly numbers: ReadonlyMap<number, number>
}

/** One map of all places of the list. */
export function WorkMap({
  said,
  numbers,
  width,
  height,
}: WorkMapProps & { readonly width: number; readonly height: number }) {
  const language = useLanguage()
  const { text } = language
  const onPaper = useOnPaper()
  const { list, reference } = said
  const draw = useMemo(() => {
    const content = workMapContent({ list, reference }, numbers, language)
    return (surface: Surface, shapes: ReadonlyMap<number, RegionShape>) => workMap(content, shapes, surface)
  }, [list, reference, numbers, language])
  const alternative = text(workMapAbout(said, numbers.size))
  const map = workMapName(list)
  return (
    <SmallPicture isWide={!onPaper} picture={{ size: { width, height }, map, alternative, picture: draw }} />
  )
}

/** What the grounds and the pins of the map mean, with how many places are of each class. */
export function WorkKey({ said, numbers }: WorkMapProps) {
  const { text } = useLanguage()
  const { list, aim } = said
  return (
    <Row as="ul" wrap gap={16} rows={4} className={classes.key}>
      {WORK_STANDINGS.map((standing) => (
        <li key={standing} title={text(standingTitle(standing, workFirst(list, aim)))}>
          <span className={classes.swatch} data-standing={standing} aria-hidden="true" />{' '}
          {text(
            message('work-list.key-count', { class: standingWord(standing), count: countOf(list, standing) }),
          )}
        </li>
      ))}
      {numbers.size > 0 && (
        <li>
          <span className={classes.number} aria-hidden="true">
            1
          </span>{' '}
          {text(message('work-list.key-pin'))}
        </li>
      )}
    </Row>
  )
}
