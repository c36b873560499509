import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const DEFAULTS = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: './var',
  databaseUrl: null,
  directUrl: null,
  publicUrl: null,
  corsOrigins: [],
  logLevel: 'info',
  mode: 'production',
}

const URL_RULE = 'must be an address that begins with http:// or https://.'
const DATABASE_RULE = 'must be an address such as postgres://user:password@host:5432/database.'
const PORT_RULE = 'must be a whole number from 0 to 65535.'

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({ ok: true, environment: DEFAULTS })
  })

  it.each([
    [{ PORT: '3000' }, { port: 3000 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '' }, {}],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ DATA_DIR: '/srv/data' }, { dataDir: '/srv/data' }],
    [{ DATABASE_URL: '' }, {}],
    [{ DATABASE_URL: 'postgres://a:b@c:5432/d' }, { databaseUrl: 'postgres://a:b@c:5432/d' }],
    [
      { DATABASE_URL: 'postgresql://c/d', DATABASE_DIRECT_URL: 'postgresql://e/d' },
      { databaseUrl: 'postgresql://c/d', directUrl: 'postgresql://e/d' },
    ],
    [{ PUBLIC_URL: 'https://example.org/msdat/' }, { publicUrl: 'https://example.org/msdat' }],
    [
      { CORS_ORIGINS: ' https://a.example , http://localhost:8081,' },
      { corsOrigins: ['https://a.example', 'http://localhost:8081'] },
    ],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ NODE_ENV: 'development' }, { mode: 'development' }],
    [{ SOMETHING_ELSE: 'x' }, {}],
  ])('%j', (variables, expected) => {
    expect(readEnvironment(variables)).toEqual({ ok: true, environment: { ...DEFAULTS, ...expected } })
  })

  it.each([
    [{ PORT: 'eighty' }, [`PORT ${PORT_RULE}`]],
    [{ PORT: '65536' }, [`PORT ${PORT_RULE}`]],
    [{ PORT: '-1' }, [`PORT ${PORT_RULE}`]],
    [{ PORT: '80.5' }, [`PORT ${PORT_RULE}`]],
    [{ DATABASE_URL: 'mysql://a/b' }, [`DATABASE_URL ${DATABASE_RULE}`]],
    [{ DATABASE_URL: 'not an address' }, [`DATABASE_URL ${DATABASE_RULE}`]],
    [
      { DATABASE_DIRECT_URL: 'postgres://a/b' },
      ['DATABASE_DIRECT_URL is of use only together with DATABASE_URL.'],
    ],
    [{ PUBLIC_URL: 'example.org' }, [`PUBLIC_URL ${URL_RULE}`]],
    [{ CORS_ORIGINS: '*' }, [`CORS_ORIGINS ${URL_RULE}`]],
    [
      { CORS_ORIGINS: 'https://a.example/path' },
      [
        'CORS_ORIGINS must list origins such as https://example.org, separated by commas, without a path or a slash at the end.',
      ],
    ],
    [
      { LOG_LEVEL: 'loud', NODE_ENV: 'live', PORT: 'x' },
      [
        `PORT ${PORT_RULE}`,
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
        'NODE_ENV must be one of production, development, test.',
      ],
    ],
  ])('%j is refused in one sentence for each variable', (variables, sentences) => {
    expect(readEnvironment(variables)).toEqual({ ok: false, sentences })
  })

  it('reads the example file, which shows every variable at its default', () => {
    const example = readFileSync('.env.example', 'utf8')
    expect(readEnvironment(parseEnv(example))).toEqual({ ok: true, environment: DEFAULTS })
    const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1])
    const all =
      'PORT HOST DATA_DIR DATABASE_URL DATABASE_DIRECT_URL PUBLIC_URL CORS_ORIGINS LOG_LEVEL NODE_ENV'
    expect(named).toEqual(all.split(' '))
  })
})
