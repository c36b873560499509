import { IconArrowUpRight, IconLetterT, IconSquare } from '@tabler/icons-react'
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
  ['text', 'Text', <IconLetterT key="t" size={16} aria-hidden="true" />],
  ['arrow', 'Arrow', <IconArrowUpRight key="a" size={16} aria-hidden="true" />],
  ['box', 'Box', <IconSquare key="b" size={16} aria-hidden="true" />],
] as const

/** Which annotation is made next, with its words, its size and its colour. */
export function AnnotateBar({ tool, count, words, onTool, onDone }: AnnotateBarProps) {
  return (
    <div className={classes.annotateBar}>
      <Row wrap gap={8} rows={8} align="center">
        <Row gap={4} role="group" aria-label="Annotation">
          {KINDS.map(([kind, label, sign]) => (
            <Button key={kind} aria-pressed={tool.kind === kind} onClick={() => onTool({ ...tool, kind })}>
              {sign} {label}
            </Button>
          ))}
        </Row>
        <SizeStepper
          label="Size of annotations"
          size={tool.size}
          onStep={(by) => onTool({ ...tool, size: stepped(tool.size, by) })}
        />
        <ColourChoice
          label="Colour of annotations"
          value={tool.colour}
          onChange={(colour) => onTool({ ...tool, colour })}
        />
        <Button kind="primary" onClick={onDone}>
          Done
        </Button>
      </Row>
      {tool.kind === 'text' && (
        <input
          ref={words}
          type="text"
          aria-label="Words of the annotation"
          placeholder="Write the words, then press where they stand"
          maxLength={500}
          value={tool.text}
          className={classes.words}
          onChange={({ currentTarget }) => onTool({ ...tool, text: currentTarget.value })}
        />
      )}
      <Row wrap gap={12} justify="between">
        <Text tone="soft" size={13}>
          <kbd>Del</kbd> removes the last, <kbd>Ctrl</kbd> <kbd>Shift</kbd> <kbd>A</kbd> annotate
        </Text>
        <Text role="status" tone="soft" size={13}>
          {count === 1 ? '1 annotation' : `${count} annotations`}
        </Text>
      </Row>
    </div>
  )
}
