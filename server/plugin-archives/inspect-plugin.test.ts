import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { aManifest, buildZip, pluginParts, type ZipPart, type ZipShape } from '#tests/builders/hostile-zip.ts'
import { inspectPlugin } from './inspect-plugin.ts'

/** The sentences with which a file is refused; empty when it is accepted. */
async function sentencesOf(zip: Buffer): Promise<readonly string[]> {
  try {
    await inspectPlugin(zip)
    return []
  } catch (error) {
    if (error instanceof Problem) return error.errors.plugin ?? []
    throw error
  }
}

const withParts = (...parts: ZipPart[]) => buildZip([...pluginParts(), ...parts])
const shaped = (shape: ZipShape) => buildZip(pluginParts(), shape)
const script = (name: string | Buffer): ZipPart => ({ name, content: 'let a = 1' })

test('a plugin made by hand and one made by a common program pass', async () => {
  const plugin = await inspectPlugin(buildZip(pluginParts()))
  expect(plugin.manifest.name).toBe('made-up')
  expect([...plugin.files.keys()]).toEqual(['manifest.json', 'index.html'])
  expect(plugin.sha256).toMatch(/^[0-9a-f]{64}$/)
  const files = { 'manifest.json': aManifest(), 'index.html': '<p>Hello</p>', 'a/': '', 'a/b.js': 'let b' }
  const bytes = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]),
  )
  expect(await sentencesOf(Buffer.from(zipSync(bytes)))).toEqual([])
})

describe('T27 paths', () => {
  test.each([
    ['../evil.js', 'leads out of its folder'],
    ['a/../../evil.js', 'leads out of its folder'],
    ['a/./b.js', 'leads out of its folder'],
    ['/etc/evil.js', 'absolute path'],
    ['C:/evil.js', 'absolute path'],
    ['C:\\evil.js', 'backslash'],
    ['a\\..\\evil.js', 'backslash'],
    ['evil\0.js', 'characters other than'],
    ['evil\n.js', 'characters other than'],
    ['e\u0301vil.js', 'characters other than'],
    ['\u00e9vil.js', 'characters other than'],
    ['a\u202esj.exe.js', 'characters other than'],
    ['\uff0e\uff0e/evil.js', 'characters other than'],
    ['a//b.js', 'characters other than'],
    ['name .js /x.js', 'characters other than'],
    ['nul.js', 'devices'],
    ['a/COM1/b.js', 'devices'],
    ['.htaccess', 'hidden'],
    ['__MACOSX/a.js', 'hidden'],
    ['a/.git/config.js', 'hidden'],
    [`${'a'.repeat(170)}.js`, 'longer than 160'],
    [`${'a/'.repeat(9)}b.js`, 'folders deep'],
  ])('%j is refused', async (name, words) => {
    expect((await sentencesOf(withParts(script(name)))).join()).toContain(words)
  })

  test('a path that is no UTF-8 is refused and shown without its bytes', async () => {
    const [sentence] = await sentencesOf(withParts(script(Buffer.from([0xff, 0xfe, 0x2e, 0x6a, 0x73]))))
    expect(sentence).toMatch(/^“��\.js” has a name with characters/)
  })
})

describe('T28 links and special files', () => {
  test.each([
    ['a symbolic link', 0o120777],
    ['a device', 0o060644],
    ['a pipe', 0o010644],
    ['a socket', 0o140644],
    ['a file that says it is a folder', 0o040755],
  ])('%s is refused', async (_what, mode) => {
    const part = { name: 'link.txt', content: '/etc/passwd', mode }
    expect(await sentencesOf(withParts(part))).toEqual(['“link.txt” is a link or a special file.'])
  })

  test('a folder that is a link is refused', async () => {
    const part = { name: 'link/', mode: 0o120777 }
    expect(await sentencesOf(withParts(part))).toEqual(['“link/” is a link or a special file.'])
  })
})

describe('T29 bombs', () => {
  const zeros = Buffer.alloc(12 * 1024 * 1024)
  const disagrees = [
    'The archive says two different things about its files. Pack it again with a common program.',
  ]
  const cases: readonly (readonly [string, () => Buffer, string])[] = [
    [
      'a thousand times smaller',
      () => withParts({ name: 'a.txt', content: zeros, deflate: true }),
      'times its size',
    ],
    [
      'a million entries in the record at the end',
      () => shaped({ saidEntries: 1_000_000 }),
      'entries; a plugin may have 200',
    ],
    [
      'more files than allowed',
      () => withParts(...Array.from({ length: 200 }, (_, i) => script(`f${i}.js`))),
      '202 entries',
    ],
    [
      'many files that are too large together',
      () =>
        withParts(
          ...Array.from({ length: 11 }, (_, i) => ({ name: `f${i}.txt`, content: noise(1024 * 1024) })),
        ),
      'more than 10 MB',
    ],
    [
      'an archive in the archive',
      () => withParts({ name: 'b.txt', content: buildZip(pluginParts()) }),
      'zip archive',
    ],
    [
      'a size that lies downwards',
      () => withParts({ name: 'a.txt', content: zeros, deflate: true, saidSize: 5000 }),
      'not as large as the archive says',
    ],
    [
      'a size that lies upwards',
      () => withParts({ name: 'a.txt', content: 'short', saidSize: 4000 }),
      disagrees[0] ?? '',
    ],
    ['a checksum that lies', () => withParts({ name: 'a.txt', content: 'short', saidCrc: 7 }), 'damaged'],
    ['entries on top of each other', () => withParts({ ...script('a.js'), offset: 0 }), disagrees[0] ?? ''],
    [
      'the same place listed many times',
      () => buildZip([...pluginParts(), { ...script('a.js'), offset: 0 }, { ...script('b.js'), offset: 0 }]),
      disagrees[0] ?? '',
    ],
  ]

  test.each(cases)('%s is refused, with little time and memory', async (_what, build, words) => {
    const zip = build()
    const processorBefore = process.cpuUsage()
    const memoryBefore = process.memoryUsage()
    const sentences = await sentencesOf(zip)
    const { user, system } = process.cpuUsage(processorBefore)
    const memory = process.memoryUsage()
    expect(sentences.join()).toContain(words)
    expect((user + system) / 1e6).toBeLessThan(1)
    expect((memory.external - memoryBefore.external) / 2 ** 20).toBeLessThan(50)
  })
})

describe('T30 what is not what it says', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  test.each([
    ['no zip at all', Buffer.from('not a zip, but long enough to be looked at')],
    ['an empty file', Buffer.alloc(0)],
    ['a program with a zip behind it', shaped({ before: Buffer.from('#!/bin/sh\n') })],
    ['a picture with a zip behind it', shaped({ before: png })],
    ['bytes behind the end', shaped({ after: Buffer.from('<script>') })],
    ['bytes hidden between the files and the directory', shaped({ gap: Buffer.from('hidden') })],
    ['a second zip behind the first', Buffer.concat([shaped({}), shaped({})])],
  ])('%s is refused', async (_what, zip) => {
    expect((await sentencesOf(zip)).join()).toMatch(/not a plain zip archive|two different things/)
  })

  test.each<[string, ZipPart, string]>([
    ['encrypted', { ...script('a.js'), deflate: true, flags: 1 }, 'encrypted'],
    ['packed in a rare way', { ...script('a.js'), method: 12 }, 'unusual way'],
    [
      'another name in front of the data',
      { ...script('good.js'), localName: 'evil.js' },
      'two different things',
    ],
    [
      'another name in an extra field',
      { ...script('a.js'), extra: Buffer.from([0x75, 0x70, 2, 0, 1, 0]) },
      'unusual way',
    ],
    ['a comment', { ...script('a.js'), comment: 'x' }, 'unusual way'],
    ['the same name twice', script('index.html'), 'more than once'],
    ['the same name in capitals', script('INDEX.html'), 'more than once'],
    ['a file that is also a folder', script('index.html/a.js'), 'more than once'],
    ['a vector picture', { name: 'a.svg', content: '<svg/>' }, 'of a kind'],
    ['a program', { name: 'a.exe', content: 'MZ' }, 'of a kind'],
    ['web assembly', { name: 'a.wasm', content: '\0asm' }, 'of a kind'],
    ['a page as a picture', { name: 'a.png', content: '<script>1</script>' }, 'not what its ending says'],
    [
      'a picture that is also a zip',
      { name: 'a.png', content: Buffer.concat([png, shaped({})]) },
      'zip archive',
    ],
    ['text that is no text', { name: 'a.js', content: Buffer.from([0x61, 0, 0x62]) }, 'not text in UTF-8'],
    ['broken JSON', { name: 'a.json', content: '{' }, 'not valid JSON'],
    [
      'JSON without an end to its levels',
      { name: 'a.json', content: '['.repeat(101) },
      'more than 100 levels',
    ],
  ])('%s is refused', async (_what, part, words) => {
    expect((await sentencesOf(withParts(part))).join()).toContain(words)
  })
})

describe('the manifest', () => {
  test.each([
    [{ name: 'Bad Name' }, 'name: Write the name'],
    [{ version: '1.0' }, 'version: Write the version'],
    [{ version: '01.0.0' }, 'version: Write the version'],
    [{ title: '' }, 'title: Give the title.'],
    [{ title: 'a\u202eb' }, 'control characters'],
    [{ description: 'x'.repeat(501) }, 'within 500'],
    [{ entry: 'other.html' }, 'names “other.html”, which is not in the zip'],
    [{ entry: '../index.html' }, 'entry: The entry is a path'],
    [{ entry: 'plugin.js' }, 'entry: The entry is an HTML page'],
    [{ permissions: ['everything'] }, 'Permissions are view'],
    [{ permissions: ['view', 'view'] }, 'Name each permission once'],
    [{ permissions: ['network'] }, 'Ask for the permission "network" and name the sites'],
    [{ network: ['https://example.org'] }, 'Ask for the permission "network" and name the sites'],
    [{ permissions: ['network'], network: ['http://example.org'] }, 'https:// and its host name'],
    [{ permissions: ['network'], network: ['https://*.example.org'] }, 'https:// and its host name'],
    [
      { permissions: ['network'], network: ["https://a.org; script-src 'unsafe-eval'"] },
      'https:// and its host',
    ],
    [{ nmae: 'typing error' }, 'manifest.json: Unrecognized key'],
  ])('%j: %s', async (change, words) => {
    expect((await sentencesOf(buildZip(pluginParts(change)))).join()).toContain(words)
  })

  test.each([
    [[script('index.html')], 'There is no manifest.json'],
    [[{ name: 'mine/manifest.json', content: aManifest() }], 'Zip the content of the folder'],
  ])('a zip without it says so', async (parts, words) => {
    expect((await sentencesOf(buildZip(parts))).join()).toContain(words)
  })
})

test('what a reviewer should look at is remarked, and not refused', async () => {
  const plugin = await inspectPlugin(
    withParts({ name: 'a.js', content: 'localStorage.a = eval("1"); fetch("https://example.org")' }),
  )
  expect(plugin.remarks).toEqual([
    '“a.js” uses browser storage, which the sandbox refuses.',
    '“a.js” makes code from text, which the sandbox refuses.',
    '“a.js” can exchange data with other sites.',
  ])
})

/** Bytes that do not pack, the same each time; letters, so that they are text. */
function noise(length: number): Buffer {
  let state = 1
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return 97 + (Math.floor(state / 65_536) % 26)
    }),
  )
}
