import { IconAlertTriangle } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Box, Row, Stack } from '#web/kit/layout.tsx'
import type { Answer } from '#sections/triangulation/answer-parts.ts'
import classes from './cautions.module.css'

/** The cautions to read before the grades: dependence, few pairs, and doubts about the figures. */
export function Cautions({ answer }: { readonly answer: Answer }) {
  const { dependence, caveats, warnings } = answer
  const language = useLanguage()
  const links = dependence.links.map(({ name, origins }) =>
    language.text(message('triangulate.made-again', { source: name, origins: listOf(origins) })),
  )
  const serious = [
    ...(dependence.sentence === null ? [] : [dependence.sentence]),
    ...WARNINGS.filter((warning) => warnings.includes(warning)).map((warning) =>
      language.text(message('triangulate.warning', { warning })),
    ),
  ]
  const own = caveats.filter(
    (caveat) => !answer.sources.some((one) => caveat === `${one.name}: ${one.caveat}`),
  )
  return (
    <Box above={20}>
      {serious.length > 0 && (
        <Row gap={10} className={classes.warning} role="note">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <div>
            {serious.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Row>
      )}
      <Stack as="ul" above={10} tone="soft" size={13}>
        {[
          ...(dependence.dependent ? [] : links),
          ...own.map((caveat) => language.text(message('triangulate.caveat', { caveat }))),
        ].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Stack>
    </Box>
  )
}

/** Flags among the pairs are counted in the caveats; these have no sentence there. */
const WARNINGS = ['low_evidence', 'duplicates', 'bounds_invalid'] as const
