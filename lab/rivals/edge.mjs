/**
 * What stands in front of a Next.js server in production, as far as bytes go: Brotli instead of the server's own gzip.
 * Files that never change are packed as small as it gets, once; pages quickly, each time, as a content network does.
 * Variables: PORT, and UPSTREAM as host:port.
 */
import { Agent, createServer, request } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"

const pack = promisify(brotliCompress)
const [hostname, port] = process.env.UPSTREAM.split(":")
const agent = new Agent({ keepAlive: true })
const kept = new Map()
const packable = /^(text\/|application\/(javascript|json)|image\/svg)/

createServer((incoming, response) => {
  const known = kept.get(incoming.url)
  if (known) return response.writeHead(200, known.headers).end(known.body)
  const headers = { ...incoming.headers, "accept-encoding": "identity" }
  const asked = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers, agent },
    (answer) => {
      const parts = []
      answer.on("data", (part) => parts.push(part))
      answer.on("end", async () => {
        const plain = Buffer.concat(parts)
        const { connection, "transfer-encoding": _, "keep-alive": __, ...kind } = answer.headers
        if (!packable.test(kind["content-type"] ?? "") || plain.length < 200)
          return response.writeHead(answer.statusCode, { ...kind, "content-length": plain.length }).end(plain)
        const isFile = /^\/(_next\/static|assets)\//.test(incoming.url)
        const body = await pack(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: isFile ? 11 : 5 } })
        const packed = { ...kind, "content-encoding": "br", "content-length": body.length }
        if (isFile && answer.statusCode === 200) kept.set(incoming.url, { headers: packed, body })
        response.writeHead(answer.statusCode, packed).end(body)
      })
    },
  )
  asked.on("error", () => response.writeHead(502).end())
  incoming.pipe(asked)
}).listen(Number(process.env.PORT), "localhost")

// Nobody is left behind when the benchmark is killed.
process.on("disconnect", () => process.exit())
