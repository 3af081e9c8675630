// Journeys that pay on a local chain load this file into the product's process (node --import). It sends requests for any
// endpoint of the domain `.test` to the node at TEST_CHAIN_PORT. Other endpoints are unchanged.
import dns from "node:dns"
import http from "node:http"
import https from "node:https"

const isOurs = (host) => String(host).endsWith(".test")
const { lookup } = dns
const { request } = https

dns.lookup = (name, options, done) =>
  isOurs(name) ? done(null, [{ address: "203.0.113.1", family: 4 }]) : lookup(name, options, done)
https.request = (options, ...more) =>
  isOurs(options.host)
    ? http.request({ ...options, host: "127.0.0.1", port: process.env.TEST_CHAIN_PORT, lookup }, ...more)
    : request(options, ...more)
