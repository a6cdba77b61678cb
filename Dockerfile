# The server in a small image without a shell, run by a user without rights. See docs/server.md.

FROM node:22-bookworm-slim AS node

FROM rust:1.95-slim-bookworm AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /src
COPY . .
RUN cargo build --locked --profile dist --package grimoire && mkdir /data

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /src/target/dist/grimoire /usr/local/bin/grimoire
COPY --from=build --chown=65532:65532 /data /data
ENV GRIMOIRE_BIND=0.0.0.0 GRIMOIRE_PORT=8080 GRIMOIRE_DATA=/data GRIMOIRE_LOG_FORMAT=json
# By number, as it is checked where nobody may be root; it is the user `nonroot` of this image.
USER 65532:65532
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=4s --start-period=20s CMD ["/usr/local/bin/grimoire", "health"]
ENTRYPOINT ["/usr/local/bin/grimoire"]
CMD ["serve"]
