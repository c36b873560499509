import { LIGHT_WORDS } from '#domain/data-quality/check-words.ts'
import type { Light as LightName } from '#domain/data-quality/thresholds.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './data-quality.module.css'

/** A light with its sign and its word: colour is the third cue. */
export function Light({ light }: { readonly light: LightName | null }) {
  const { text } = useLanguage()
  const { word, sign } = LIGHT_WORDS[light ?? 'none']
  return (
    <Row as="span" inline align="center" gap={8} className={classes.light} data-light={light ?? 'none'}>
      <Row as="span" inline align="center" justify="center" keeps className={classes.sign} aria-hidden="true">
        {sign}
      </Row>
      {text(word)}
    </Row>
  )
}
