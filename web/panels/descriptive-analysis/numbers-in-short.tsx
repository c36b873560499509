import { message, type Value } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type NumberLine, NumberTable } from '#web/views/number-table.tsx'
import classes from './descriptive.module.css'

interface NumbersInShortProps {
  readonly caption: string
  /** The first stands open, the others behind one line. */
  readonly groups: readonly { readonly name: Value; readonly lines: readonly NumberLine[] }[]
}

/** The few numbers that most readers want; the others are one click away. */
export function NumbersInShort({ caption, groups }: NumbersInShortProps) {
  const { text } = useLanguage()
  const [first, ...others] = groups
  const count = others.reduce((sum, { lines }) => sum + lines.length, 0)
  const more = text(message('descriptive-section.more-numbers', { count }))
  return (
    <div className={classes.numbers}>
      {first && <NumberTable caption={caption} groups={[first]} />}
      <details className={classes.more}>
        <summary>{more}</summary>
        <Text tone="faint" size={12} below={12}>
          {text(message('descriptive-section.choose-name'))}
        </Text>
        <NumberTable caption={more} groups={others} />
      </details>
    </div>
  )
}
