#!/bin/bash
# Three PostgreSQL nodes under Patroni and etcd, HAProxy before them, one site: the leader is killed while leads are posted.
# For a Debian machine, as root, after `npm run build`:
#   apt-get install --no-install-recommends patroni etcd-server haproxy postgresql curl && bash trust/engines/patroni.sh
# Everything is on the loopback, runs as `postgres` and is removed at the end. It prints what was acknowledged and what is stored.
set -euo pipefail
cd "$(dirname "$0")/../.."
HOME_DIR=$(mktemp -d /tmp/postgres-patroni-XXXX)
chown postgres "$HOME_DIR"
BIN=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
NODE=$PWD/node_modules/.bin/node
PIDS=()
cleanup() {
  kill "${PIDS[@]}" 2>/dev/null || true
  sleep 3
  for n in 1 2 3; do
    [ -f "$HOME_DIR/data$n/postmaster.pid" ] && kill -INT "$(head -1 "$HOME_DIR/data$n/postmaster.pid")" 2>/dev/null || true
  done
  sleep 2
  rm -rf "$HOME_DIR"
}
trap cleanup EXIT
as_postgres() { exec setpriv --reuid=postgres --regid=postgres --init-groups env HOME="$HOME_DIR" ETCD_UNSUPPORTED_ARCH="$(dpkg --print-architecture)" "$@"; }

peers=n1=http://127.0.0.1:23801,n2=http://127.0.0.1:23802,n3=http://127.0.0.1:23803
for n in 1 2 3; do
  as_postgres etcd --name n$n --data-dir "$HOME_DIR/etcd$n" --initial-cluster "$peers" --initial-cluster-state new \
    --listen-peer-urls http://127.0.0.1:2380$n --initial-advertise-peer-urls http://127.0.0.1:2380$n \
    --listen-client-urls http://127.0.0.1:2370$n --advertise-client-urls http://127.0.0.1:2370$n >"$HOME_DIR/etcd$n.log" 2>&1 &
  PIDS+=($!)
done
sleep 3

for n in 1 2 3; do
  cat >"$HOME_DIR/node$n.yml" <<YML
scope: site
name: n$n
restapi: { listen: 127.0.0.1:2390$n, connect_address: 127.0.0.1:2390$n }
etcd3: { hosts: "127.0.0.1:23701,127.0.0.1:23702,127.0.0.1:23703" }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, wal_log_hints: "on" } }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 } ]
postgresql:
  listen: 127.0.0.1:2400$n
  connect_address: 127.0.0.1:2400$n
  data_dir: $HOME_DIR/data$n
  bin_dir: $BIN
  pgpass: $HOME_DIR/pgpass$n
  pg_hba: [ "local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust" ]
  authentication: { superuser: { username: postgres, password: x }, replication: { username: replicator, password: x }, rewind: { username: rewind, password: x } }
  parameters: { unix_socket_directories: "$HOME_DIR", shared_buffers: 64MB }
YML
  as_postgres patroni "$HOME_DIR/node$n.yml" >"$HOME_DIR/patroni$n.log" 2>&1 &
  PATRONI[n]=$!
  PIDS+=($!)
done

cat >"$HOME_DIR/haproxy.cfg" <<CFG
defaults
  mode tcp
  timeout connect 2s
  timeout client 60s
  timeout server 60s
listen primary
  bind 127.0.0.1:24100
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
$(for n in 1 2 3; do echo "  server n$n 127.0.0.1:2400$n check port 2390$n"; done)
CFG
haproxy -f "$HOME_DIR/haproxy.cfg" >"$HOME_DIR/haproxy.log" 2>&1 &
PIDS+=($!)

ask() { "$BIN/psql" -h 127.0.0.1 -p 24100 -U postgres -d "${2:-postgres}" -Atc "$1" 2>/dev/null; }
leader() { for n in 1 2 3; do [ "$(curl -s -m 2 -o /dev/null -w '%{http_code}' http://127.0.0.1:2390$n/primary)" = 200 ] && echo $n && return; done; }
echo "waiting for a leader and its synchronous standby"
for _ in $(seq 180); do
  [ "$(ask "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'" || true)" = 1 ] && break
  sleep 1
done
ask "CREATE DATABASE site" >/dev/null
echo "leader: n$(leader); $(ask "SELECT string_agg(application_name || ' ' || sync_state, ', ') FROM pg_stat_replication")"

mkdir -p "$HOME_DIR/site"
env DATABASE_URL=postgres://postgres@127.0.0.1:24100/site DATA_DIR="$HOME_DIR/site" PORT=24200 HOST=127.0.0.1 ADMIN_PASSWORD=une-phrase-pour-le-drill \
  SECRET_KEY="$("$NODE" -p "crypto.randomBytes(32).toString('base64url')")" RATE_LIMIT_PER_MINUTE=1000000 LOG_LEVEL=warn "$NODE" dist/serve.mjs >"$HOME_DIR/site.log" 2>&1 &
PIDS+=($!)
for _ in $(seq 60); do curl -sf -m 2 http://127.0.0.1:24200/readyz >/dev/null && break || sleep 1; done

acknowledged=0 refused=0 killed=0 back=0
post() { curl -s -m 20 -o /dev/null -w '%{http_code}' -X POST -H 'Content-Type: application/json' -H "Idempotency-Key: drill-$1" \
  -d "{\"name\":\"drill-$1\",\"email\":\"camille@exemple.fr\",\"message\":\"essai\"}" http://127.0.0.1:24200/api/leads || true; }
end=$((SECONDS + 90)) n=0
while [ $SECONDS -lt $end ]; do
  if [ $killed = 0 ] && [ $SECONDS -gt $((end - 75)) ]; then
    lost=$(leader)
    echo "killing n$lost: Patroni and PostgreSQL, without a word"
    kill -KILL "${PATRONI[lost]}" "$(head -1 "$HOME_DIR/data$lost/postmaster.pid")"
    killed=$SECONDS
  fi
  n=$((n + 1))
  if [ "$(post $n)" = 201 ]; then
    acknowledged=$((acknowledged + 1)) && echo "drill-$n" >>"$HOME_DIR/acknowledged"
    [ $killed != 0 ] && [ $back = 0 ] && [ $refused -gt 0 ] && back=$((SECONDS - killed))
  else
    refused=$((refused + 1)) && sleep 0.2
  fi
done
ask "SELECT name FROM leads" site | sort >"$HOME_DIR/stored"
echo "leader now: n$(leader), after n$lost; writes back after $back s; $refused answers without 201"
echo "$acknowledged acknowledged, $(sort "$HOME_DIR/acknowledged" | comm -23 - "$HOME_DIR/stored" | wc -l) lost, $(uniq -d "$HOME_DIR/stored" | wc -l) stored twice"
