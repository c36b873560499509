import { IconAlertTriangle } from '@tabler/icons-react'
import { joinedNames } from '#domain/triangulation/joined-names.ts'
import { Box, Row, Stack } from '#web/kit/layout.tsx'
import type { Answer } from './answer-parts.ts'
import classes from './cautions.module.css'

/** What must be known before the grades are read: dependence, few pairs, and what to mind about the figures. */
export function Cautions({ answer }: { readonly answer: Answer }) {
  const { dependence, caveats, warnings } = answer
  const links = dependence.links.map(
    ({ name, origins }) => `${name} re-tabulates interviews or figures of ${joinedNames(origins)}.`,
  )
  const serious = [
    ...(dependence.sentence === null ? [] : [dependence.sentence]),
    ...warnings.flatMap((warning) => WARNINGS[warning] ?? []),
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
        {[...(dependence.dependent ? [] : links), ...own.map(asSentence)].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Stack>
    </Box>
  )
}

/** Flags among the pairs are counted in the caveats; these have no sentence there. */
const WARNINGS: Readonly<Record<string, string>> = {
  low_evidence: 'Low evidence: there are fewer than 3 pairs of figures.',
  duplicates: 'Some figures are given twice for the same place and period; the later one counts.',
  bounds_invalid: 'Some intervals do not enclose their figure and were left out.',
}

function asSentence(caveat: string): string {
  const text = caveat.charAt(0).toUpperCase() + caveat.slice(1)
  return text.endsWith('.') ? text : `${text}.`
}
