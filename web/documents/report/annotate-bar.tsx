import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconArrowUpRight, IconLetterT, IconSquare } from '#web/kit/icons.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { type Tool, stepped } from './annotating.ts'
import { ColourChoice } from './colour-choice.tsx'
import classes from './report.module.css'
import { SizeStepper } from './size-stepper.tsx'

interface AnnotateBarProps {
  readonly tool: Tool
  readonly count: number
  readonly words: React.RefObject<HTMLInputElement | null>
  readonly onTool: (tool: Tool) => void
  readonly onDone: () => void
}

const KINDS = [
  ['text', <IconLetterT key="t" size={16} aria-hidden="true" />],
  ['arrow', <IconArrowUpRight key="a" size={16} aria-hidden="true" />],
  ['box', <IconSquare key="b" size={16} aria-hidden="true" />],
] as const

/** Which annotation is made next, with its words, its size and its colour. */
export function AnnotateBar({ tool, count, words, onTool, onDone }: AnnotateBarProps) {
  const { text } = useLanguage()
  return (
    <div className={classes.annotateBar}>
      <Row wrap gap={8} rows={8} align="center">
        <Row gap={4} role="group" aria-label={text(message('report.annotation'))}>
          {KINDS.map(([kind, sign]) => (
            <Button key={kind} aria-pressed={tool.kind === kind} onClick={() => onTool({ ...tool, kind })}>
              {sign} {text(message('report.tool', { tool: kind }))}
            </Button>
          ))}
        </Row>
        <SizeStepper
          label={text(message('report.annotation-size'))}
          size={tool.size}
          onStep={(by) => onTool({ ...tool, size: stepped(tool.size, by) })}
        />
        <ColourChoice
          label={text(message('report.annotation-colour'))}
          value={tool.colour}
          onChange={(colour) => onTool({ ...tool, colour })}
        />
        <Button kind="primary" onClick={onDone}>
          {text(message('report.done'))}
        </Button>
      </Row>
      {tool.kind === 'text' && (
        <input
          ref={words}
          type="text"
          aria-label={text(message('report.annotation-words'))}
          placeholder={text(message('report.annotation-hint'))}
          maxLength={500}
          value={tool.text}
          className={classes.words}
          onChange={({ currentTarget }) => onTool({ ...tool, text: currentTarget.value })}
        />
      )}
      <Row wrap gap={12} justify="between">
        <Text tone="soft" size={13}>
          <kbd>{text(message('report.key-delete'))}</kbd> {text(message('report.removes-last'))}{' '}
          <kbd>{text(message('report.key-ctrl'))}</kbd> <kbd>{text(message('report.key-shift'))}</kbd>{' '}
          <kbd>A</kbd> {text(message('report.key-annotate'))}
        </Text>
        <Text role="status" tone="soft" size={13}>
          {text(message('report.annotations', { count }))}
        </Text>
      </Row>
    </div>
  )
}
