import { Said } from '#web/language/said.tsx'
import { message } from '#domain/message/message.ts'
import type { Message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { noRoom } from '#web/memory/no-room.ts'
import { useStore } from '#web/memory/store.ts'
import {
  IconArrowLeft,
  IconArrowRight,
  IconCheck,
  IconCircleCheck,
  IconDeviceLaptop,
} from '#web/kit/icons.ts'
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
  const { text } = useLanguage()
  const current = STEPS[number - 1]
  const ahead = STEPS[number]
  return (
    <nav aria-label={text(message('wizard.steps'))} data-print="never" className={classes.steps}>
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
                {index + 1 < number ? (
                  <IconCheck size={14} aria-label={text(message('wizard.done'))} />
                ) : (
                  index + 1
                )}
              </span>
              {text(title)}
            </button>
          </li>
        ))}
      </Row>
      <Box className={classes.stepBar}>
        <Row justify="between" align="baseline" gap={12}>
          <Text weight={600} size={16} keeps>
            {current &&
              text(
                message('wizard.step-of-title', {
                  step: number,
                  steps: STEPS.length,
                  title: current.title,
                }),
              )}
          </Text>
          <Text tone="faint" size={13} clipped shrinks>
            {ahead && text(ahead.next)}
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
  const { text } = useLanguage()
  const ahead = STEPS[number]
  const save = message('wizard.save', { edited: isEdited ? 'yes' : 'no' })
  return (
    <Row gap={16} align="center" justify="between" screen className={classes.foot}>
      <Row gap={16} align="center" shrinks className={classes.footBack}>
        <Button onClick={onBack}>
          <IconArrowLeft size={16} aria-hidden="true" /> {text(message('wizard.back'))}
        </Button>
        <KeepingNote keeping={keeping} />
      </Row>
      <Row gap={16} align="center" className={classes.footNext}>
        <Text tone="faint" size={13} className={classes.footCount}>
          {text(message('wizard.step-of', { step: number, steps: STEPS.length }))}
        </Text>
        <Button kind="primary" disabled={busy} onClick={onNext}>
          {text(ahead ? ahead.next : busy ? message('wizard.saving') : save)}
          {ahead && <IconArrowRight size={16} aria-hidden="true" />}
        </Button>
      </Row>
    </Row>
  )
}

function KeepingNote({ keeping }: { readonly keeping: Keeping }) {
  const { text } = useLanguage()
  const isLost = useStore(noRoom) && keeping.where === 'device'
  const words = isLost ? message('asking.no-room') : keepingWords(keeping)
  const Sign = keeping.where === 'account' ? IconCircleCheck : IconDeviceLaptop
  return (
    <Row as="p" role="status" gap={6} align="center" tone="soft" size={13} className={classes.keeping}>
      {words && <Sign size={16} aria-hidden="true" />}
      {words && text(words)}
    </Row>
  )
}

function keepingWords(keeping: Keeping): Message | null {
  if (keeping.where === 'nowhere') return null
  if (keeping.where === 'account') return message('wizard.in-account', { time: timeText(keeping.at) })
  const { at } = keeping
  const when = at === null ? NO_TIME : ({ known: 'yes', time: timeText(at) } as const)
  switch (keeping.why) {
    case 'unnamed':
      return message('wizard.unnamed', when)
    case 'finished':
      return message('wizard.finished', when)
    case 'refused':
      return message('wizard.refused', { ...when, why: keeping.sentence })
    case 'waiting':
      return message('wizard.waiting', when)
  }
}

const NO_TIME = { known: 'no', time: '' } as const

interface ResumedNoteProps {
  readonly name: string
  readonly at: string
  /** Throws it away; absent: the account holds it. */
  readonly onDrop?: () => void
}

/** What was begun before is gone on with. */
export function ResumedNote({ name, at, onDrop }: ResumedNoteProps) {
  const { text } = useLanguage()
  return (
    <Stack gap={8} across="start" className={classes.resumed}>
      <Text>
        <Said
          what={message('wizard.resumed', {
            named: name.trim() === '' ? 'no' : 'yes',
            name,
            moment: momentText(at),
          })}
        />
      </Text>
      {onDrop && (
        <Button kind="quiet" onClick={onDrop}>
          {text(message('wizard.anew'))}
        </Button>
      )}
    </Stack>
  )
}
