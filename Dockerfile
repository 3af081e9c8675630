# syntax=docker/dockerfile:1
# The site as an image: docker build --tag guapcoin-site . (docs/operations.md says how to run it)

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --include=dev
COPY . .
RUN node scripts/build.ts
# What only building and testing needs goes again. The image brings its own Node, so the pinned one goes too.
RUN npm prune --omit=dev && rm -rf node_modules/node node_modules/.bin/node
# Which packages are in the image, for whoever looks up known holes: docker run --rm guapcoin-site cat sbom.json
RUN npm sbom --package-lock-only --sbom-format cyclonedx --omit dev > sbom.json

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
WORKDIR /site
# The code belongs to root: the site cannot change itself. The embedded PostgreSQL refuses to run as root, so nothing does.
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /site ./
USER node
VOLUME /data
EXPOSE 3000
# Node is process 1 and handles SIGTERM itself: it says 503 for a second, lets requests finish, and ends within 21 s.
STOPSIGNAL SIGTERM
# Not /readyz: a site whose database is away comes back by itself, and must not be restarted for it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As npm start does (scripts/prepare.mjs).
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "server.ts"]
