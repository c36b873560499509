import {
  IconArrowLeft,
  IconArrowRight,
  IconCheck,
  IconCircleCheck,
  IconDeviceLaptop,
} from '@tabler/icons-react'
import { Button } from '#web/kit/button.tsx'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { timeText } from '#web/kit/moment.ts'
import { momentText } from '#web/kit/moment.ts'
import { STEPS } from './steps.ts'
import type { Keeping } from './use-wizard.ts'
import classes from './wizard.module.css'

interface StepListProps {
  readonly number: number
  /** The last step that can be opened. */
  readonly furthest: number
  readonly onStep: (number: number) => void
}

/** The steps in a row; on a phone where one is, and how far. */
export function StepList({ number, furthest, onStep }: StepListProps) {
  return (
    <nav aria-label="Steps" data-print="never" className={classes.steps}>
      <Row as="ol" gap={32} className={classes.stepRow}>
        {STEPS.map(({ slug, title }, index) => (
          <li key={slug} data-state={stateOf(index + 1, number)} className={classes.step}>
            <button
              type="button"
              disabled={index + 1 > furthest}
              aria-current={index + 1 === number ? 'step' : undefined}
              onClick={() => onStep(index + 1)}
            >
              <span className={classes.stepNumber}>
                {index + 1 < number ? <IconCheck size={14} aria-label="done" /> : index + 1}
              </span>
              {title}
            </button>
          </li>
        ))}
      </Row>
      <Box className={classes.stepBar}>
        <Row justify="between" align="baseline" gap={12}>
          <Text weight={600} size={16} keeps>
            Step {number} of {STEPS.length}: {STEPS[number - 1]?.title}
          </Text>
          <Text tone="faint" size={13} clipped shrinks>
            {STEPS[number]?.next}
          </Text>
        </Row>
        <Row gap={6} above={8} aria-hidden="true">
          {STEPS.map(({ slug }, index) => (
            <span key={slug} data-state={stateOf(index + 1, number)} className={classes.bar} />
          ))}
        </Row>
      </Box>
    </nav>
  )
}

function stateOf(step: number, number: number): 'done' | 'current' | 'ahead' {
  if (step === number) return 'current'
  return step < number ? 'done' : 'ahead'
}

interface WizardFootProps {
  readonly number: number
  readonly keeping: Keeping
  readonly busy: boolean
  /** Readers see the dashboard already. */
  readonly isEdited: boolean
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Back, where it is kept, and on. */
export function WizardFoot({ number, keeping, busy, isEdited, onBack, onNext }: WizardFootProps) {
  const isLast = number === STEPS.length
  const save = isEdited ? 'Save changes' : 'Save dashboard'
  return (
    <Row gap={16} align="center" justify="between" screen className={classes.foot}>
      <Row gap={16} align="center" shrinks className={classes.footBack}>
        <Button onClick={onBack}>
          <IconArrowLeft size={16} aria-hidden="true" /> Go Back
        </Button>
        <KeepingNote keeping={keeping} />
      </Row>
      <Row gap={16} align="center" className={classes.footNext}>
        <Text tone="faint" size={13} className={classes.footCount}>
          Step {number} of {STEPS.length}
        </Text>
        <Button kind="primary" disabled={busy} onClick={onNext}>
          {isLast ? (busy ? 'Saving…' : save) : STEPS[number]?.next}
          {!isLast && <IconArrowRight size={16} aria-hidden="true" />}
        </Button>
      </Row>
    </Row>
  )
}

function KeepingNote({ keeping }: { readonly keeping: Keeping }) {
  const words = keepingWords(keeping)
  const Sign = keeping.where === 'account' ? IconCircleCheck : IconDeviceLaptop
  return (
    <Row as="p" role="status" gap={6} align="center" tone="soft" size={13} className={classes.keeping}>
      {words && <Sign size={16} aria-hidden="true" />}
      {words}
    </Row>
  )
}

function keepingWords(keeping: Keeping): string {
  if (keeping.where === 'nowhere') return ''
  const time = keeping.at === null ? '' : `, ${timeText(keeping.at)}`
  if (keeping.where === 'account') return `Draft saved on this device and in your account${time}`
  switch (keeping.why) {
    case 'unnamed':
      return `Draft saved on this device${time}. It goes to your account once it has a name.`
    case 'finished':
      return `Changes kept on this device${time}. Readers see them when you save.`
    case 'refused':
      return `Draft saved on this device${time}. Not in your account: ${keeping.sentence}`
    case 'waiting':
      return `Draft saved on this device${time}`
  }
}

interface ResumedNoteProps {
  readonly name: string
  readonly at: string
  /** Throws it away; absent: the account holds it. */
  readonly onDrop?: () => void
}

/** What was begun before is gone on with. */
export function ResumedNote({ name, at, onDrop }: ResumedNoteProps) {
  return (
    <Stack gap={8} across="start" className={classes.resumed}>
      <Text>
        You go on with {name.trim() === '' ? 'a draft' : <strong>{name}</strong>} of {momentText(at)}. Nothing
        of it was lost.
      </Text>
      {onDrop && (
        <Button kind="quiet" onClick={onDrop}>
          Begin anew instead
        </Button>
      )}
    </Stack>
  )
}
