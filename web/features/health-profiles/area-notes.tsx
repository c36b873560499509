import { wholeRelease } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { message } from '#domain/message/message.ts'
import { cited, listOf } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** The sources of an area, each once. */
export function AreaNotes({ rows }: { readonly rows: readonly KeyFigure[] }) {
  const { text } = useLanguage()
  const stated = rows.flatMap(({ stated }) => stated ?? [])
  const names = new Map(
    stated.map(({ source, point }) => [`${source.id} ${point.period}`, cited(source, point.period)]),
  )
  return (
    <Text above={6} tone="faint" size={13}>
      {text(
        names.size === 0 && !rows.some(({ pooled }) => pooled)
          ? message('profiles.no-sources', { none: noSourceHeld(wholeRelease()) })
          : message('profiles.sources', {
              sources: listOf([...names.values(), ...rows.flatMap(({ pooled }) => pooled?.members ?? [])]),
            }),
      )}
    </Text>
  )
}
