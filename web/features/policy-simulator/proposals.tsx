import { IconMinus, IconPlus } from '#web/kit/icons.ts'
import type { PolicyInputs, PolicyOptionRow } from '#contract/policy/policy.ts'
import { message } from '#domain/message/message.ts'
import { percentage } from '#domain/message/value.ts'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { PhoneFold } from './phone-fold.tsx'
import classes from './policy-simulator.module.css'

/** The interventions with the most to gain, each for and against, with what they rest on. */
export function Proposals({ inputs }: { readonly inputs: PolicyInputs }) {
  const { text } = useLanguage()
  const { proposals, options, left, aim, is_about, indicator } = inputs
  const all = options.length + left.filter(({ intervention }) => !isIn(options, intervention)).length
  return (
    <Stack as="section" gap={12} aria-labelledby="policy-proposals">
      <div>
        <Text as="h2" size={20} id="policy-proposals">
          {text(message('policy.two-most', { count: proposals.length }))}
        </Text>
        <Text size={13} tone="soft">
          {text(message('policy.ranked', { all, aim: percentage(aim) }))}
        </Text>
        {!is_about && (
          <Text size={13} above={4}>
            {text(message('policy.not-about', { indicator: indicator.name }))}
          </Text>
        )}
      </div>
      <Grid gap={24} className={classes.proposals}>
        {proposals.map((proposal, index) => {
          const option = options.find(({ intervention }) => intervention === proposal.intervention)
          return option && <Proposal key={option.intervention} {...{ option, index }} {...proposal} />
        })}
      </Grid>
      <details className={classes.more}>
        <summary>{text(message('policy.all-effects', { count: all }))}</summary>
        <ul className={classes.effects}>
          {left.map(({ intervention, name, why }) => (
            <li key={intervention}>
              <b>{name}</b>: {why}
            </li>
          ))}
        </ul>
      </details>
    </Stack>
  )
}

function isIn(options: readonly PolicyOptionRow[], id: number): boolean {
  return options.some(({ intervention }) => intervention === id)
}

interface ProposalProps {
  readonly option: PolicyOptionRow
  readonly index: number
  readonly advantages: readonly string[]
  readonly disadvantages: readonly string[]
}

function Proposal({ option, index, advantages, disadvantages }: ProposalProps) {
  const { text } = useLanguage()
  const { name, population, outcome, citation } = option
  return (
    <Stack as="article" gap={8} aria-label={name}>
      <Row gap={8} align="center">
        <span className={classes.number} aria-hidden="true">
          {index + 1}
        </span>
        <Text as="h3" size={16}>
          {name}
        </Text>
      </Row>
      <Text size={13} tone="soft">
        {text(message('policy.acts-on', { population, outcome }))}
      </Text>
      <PhoneFold title={message('policy.for-and-against')}>
        <Stack gap={8}>
          <Text as="h4" size={13}>
            {text(message('policy.advantages'))}
          </Text>
          <ul className={classes.points} data-side="for">
            {advantages.map((one) => (
              <li key={one}>
                <IconPlus size={16} aria-hidden="true" /> <span>{one}</span>
              </li>
            ))}
          </ul>
          <Text as="h4" size={13}>
            {text(message('policy.disadvantages'))}
          </Text>
          <ul className={classes.points} data-side="against">
            {disadvantages.map((one) => (
              <li key={one}>
                <IconMinus size={16} aria-hidden="true" /> <span>{one}</span>
              </li>
            ))}
          </ul>
          <Text size={13} tone="soft" breaks>
            {citation.source}
            {citation.year === null ? '' : ` (${citation.year})`},{' '}
            <a className={classes.citation} href={citation.address}>
              {text(message('policy.read-at'))} {new URL(citation.address).hostname}
            </a>
          </Text>
        </Stack>
      </PhoneFold>
    </Stack>
  )
}
